export { concreteColumns as check } from "@x/eurocode/en-1992-1-1/check";
