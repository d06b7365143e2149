import type { Config } from 'lighthouse';

interface Network {
  settings: Config['settings'];
  /**
   * The most that first and largest paint may be times the empty page's: of a page that fits the first flight, and of a
   * larger one.
   */
  limits: {
    fitting: { fcp: number; lcp: number };
    larger: { fcp: number; lcp: number };
    /** Milliseconds of blocking beyond the empty page's. */
    tbt: number;
    cls: number;
    /** Whether every category has to have 100. */
    scores: boolean;
  };
  /** Of the runs asked for. */
  share: number;
}

const ratios = { fitting: { fcp: 1.15, lcp: 1.25 }, larger: { fcp: 1.35, lcp: 1.4 }, cls: 0.01 };

/** A connection as the browser's own throttling applies it, on a telephone four times slower than this machine. */
const applied = (roundTripMs: number, kilobits: number): Config['settings'] => ({
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: roundTripMs,
    downloadThroughputKbps: kilobits,
    uploadThroughputKbps: kilobits,
    cpuSlowdownMultiplier: 4,
  },
});

/**
 * The networks that pages are measured over. Throttling delays requests and counts no round trips for a page's second
 * flight, which only the model does: each sees what the other does not.
 */
export const networks: Record<string, Network> = {
  // Lighthouse's own mobile telephone, worked out from an unthrottled run.
  modelled: { settings: {}, limits: { ...ratios, tbt: 20, scores: true }, share: 1 },
  // The same telephone's figures, applied. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
  applied: { settings: applied(562.5, 1474), limits: { ...ratios, tbt: 20, scores: false }, share: 1 },
  // WebPageTest's profiles: https://docs.webpagetest.org/getting-started/#connections
  '4G': { settings: applied(170, 9000), limits: { ...ratios, tbt: 20, scores: false }, share: 0.6 },
  'slow 3G': { settings: applied(400, 400), limits: { ...ratios, tbt: 20, scores: false }, share: 0.6 },
};
