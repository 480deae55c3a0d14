export { combinations } from "./check.ts";
export {
  accidentalSum,
  accompanyingVariable,
  leadingVariable,
  persistentSum,
  reducedPermanent,
  reliability,
  seismicSum,
  serviceSum,
  unfavourablePermanent,
} from "./factors.ts";
