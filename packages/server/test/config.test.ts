import { english } from "@x/eurocode/message";
import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

const config = (environment: Record<string, string>, options = {}) => {
  const read = readConfig(environment, options);
  if ("problems" in read) throw new Error(read.problems.map(english).join("\n"));
  return read;
};
const problems = (environment: Record<string, string>, options = {}) => {
  const read = readConfig(environment, options);
  return "problems" in read ? read.problems.map(english) : [];
};

describe("settings", () => {
  test("of a machine that says nothing", () => {
    expect(config({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      databaseUrl: undefined,
      sessionAuth: "email",
      trustedProxies: 0,
      rateLimit: 60,
      logLevel: "info",
    });
  });

  test("the command line comes before the environment", () => {
    expect(config({ PORT: "4000", HOST: "::1" }, { port: "5000" })).toMatchObject({ host: "::1", port: 5000 });
  });

  test.each([
    ["127.0.0.1", "email"],
    ["127.1.2.3", "email"],
    ["localhost", "email"],
    ["::1", "email"],
    ["0.0.0.0", "verified"],
    ["::", "verified"],
    ["192.168.1.5", "verified"],
    ["127.0.0.1.example.com", "verified"],
  ])("an email alone is trusted on loopback only: %s", (host, mode) => {
    expect(config({ HOST: host }).sessionAuth).toBe(mode);
    expect(config({ HOST: host, SESSION_AUTH: "email" }).sessionAuth).toBe("email");
  });

  test("nor where a proxy or a public address brings others to it", () => {
    expect(config({ TRUST_PROXY: "true" }).sessionAuth).toBe("verified");
    expect(config({ BASE_URL: "https://checks.example.com" }).sessionAuth).toBe("verified");
    expect(config({ BASE_URL: "http://localhost:3000" }).sessionAuth).toBe("email");
    expect(config({ BASE_URL: "http://[::1]:3000" }).sessionAuth).toBe("email");
  });

  test("prices, origins, proxies", () => {
    expect(config({ STRIPE_PRICES: "price_1=pro, price_2 = studio" }).stripePrices).toEqual({
      price_1: "pro",
      price_2: "studio",
    });
    expect(config({ CORS_ORIGINS: "https://a.example.com,http://localhost:5173" }).corsOrigins).toHaveLength(2);
    expect(config({ TRUST_PROXY: "true" }).trustedProxies).toBe(1);
    expect(config({ TRUST_PROXY: "2" }).trustedProxies).toBe(2);
    expect(config({ BASE_URL: "https://x.example.com/" }).baseUrl).toBe("https://x.example.com");
  });

  test("pages that people are led to are as they were given", () => {
    const pages = {
      TERMS_URL: "https://www.example.com/terms/",
      PRIVACY_URL: "http://intranet/privacy#data",
      BILLING_URL: "https://pay.example.com/{plan}/?client_reference_id={account}",
    };
    expect(config(pages)).toMatchObject({
      termsUrl: pages.TERMS_URL,
      privacyUrl: pages.PRIVACY_URL,
      billingUrl: pages.BILLING_URL,
    });
    expect(config({})).toMatchObject({ termsUrl: undefined, privacyUrl: undefined, billingUrl: undefined });
  });

  test("an empty variable is none", () => {
    expect(config({ BASE_URL: "", DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 3000, baseUrl: undefined });
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["HOST", "a b"],
    ["SESSION_AUTH", "none"],
    ["ALLOW_PRIVATE_URLS", "yes"],
    ["TRUST_PROXY", "10"],
    ["RATE_LIMIT_PER_MINUTE", "sixty"],
    ["DATABASE_URL", "sqlite://x"],
    ["BASE_URL", "example.com"],
    ["CORS_ORIGINS", "https://a.example.com/path"],
    ["STRIPE_PRICES", "price_1=gold"],
    ["STRIPE_PRICES", "price_1"],
    ["METRICS_TOKEN", "short"],
    ["TERMS_URL", "javascript:alert(1)"],
    ["TERMS_URL", "/terms"],
    ["PRIVACY_URL", "https://anna:secret@example.com/"],
    ["BILLING_URL", "javascript:pay('{account}')"],
    ["BILLING_URL", "https://{plan}.example.com/"],
    ["BILLING_URL", "https://pay.example.com/?by={email}"],
    ["FETCH_PORTS", "80, https"],
    ["LOG_LEVEL", "loud"],
    ["SECRETS_KEY", "short, also short"],
    ["SMTP_URL", "http://mail.example.com"],
    ["MAIL_FROM", "nobody"],
    ["SHUTDOWN_DELAY_S", "-1"],
  ])("%s=%s is told with its name and what it must be", (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be .*; it is "`))]);
  });

  test("all problems at once, an option by its own name", () => {
    expect(problems({ LOG_LEVEL: "loud", TRUST_PROXY: "perhaps" }, { port: "many" })).toHaveLength(3);
    expect(problems({}, { port: "many" })[0]).toMatch(/^--port must be a number from 0 to 65535; it is "many"$/);
  });

  test("what is nearly a setting is a mistake; what is far from all is somebody else's", () => {
    expect(problems({ SESION_AUTH: "email" })).toEqual(["unknown setting SESION_AUTH; did you mean SESSION_AUTH?"]);
    for (const name of ["TRUST_PROXI", "TRUST_PROXIES", "TRUSTED_PROXY", "TRUSTED_PROXIES", "TRUST_PROXY_HOPS"])
      expect(problems({ [name]: "1" })).toEqual([expect.stringContaining(`unknown setting ${name}`)]);
    expect(problems({ TRUST_PROXIES: "1" })[0]).toMatch(/did you mean TRUST_PROXY/);
    expect(
      problems({ HOME: "/root", HOSTNAME: "x", POSTGRES_URL: "x", REPORT: "x", LOGNAME: "root", DATABASE: "d" }),
    ).toEqual([]);
    expect(problems({}, { prot: "1" })[0]).toMatch(/unknown setting prot; did you mean port\?/);
  });
});
