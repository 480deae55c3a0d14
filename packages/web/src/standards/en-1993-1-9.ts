export { fatigue as check } from "@x/eurocode/en-1993-1-9/check";
