/** Landing page and calculators, once loaded, work without the server too. */
export function registerOffline(): void {
  // only where the browser lets a page have one: over HTTPS, or on this machine
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/offline-worker.js").catch(() => {
    // a browser that keeps nothing calculates all the same
  });
}
