/** What is used here of autocannon, which brings no types. */
declare module "autocannon" {
  namespace autocannon {
    interface Options {
      readonly url: string;
      readonly method: string;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly connections: number;
      readonly duration: number;
      readonly overallRate?: number;
    }
    interface Result {
      readonly requests: { readonly average: number };
      readonly latency: { readonly p99: number };
      readonly non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
