import { config } from "zod/v4/core";

// zod would try whether it may make functions from text; the policy of these pages forbids it, and the console would say so
config({ jitless: true });
