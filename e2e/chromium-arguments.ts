/** Playwright's own list. Chromium takes the last --disable-features only, so ours has to repeat it. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The address bar's suggestions are web pages, which Chromium renders anew for every window: a third of its CPU time. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

export const chromiumArguments = [
  // Containers run as root, without a GPU and with a small /dev/shm.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // A new renderer per navigation would compile the product's code again: half of the CPU time of a page load.
  '--process-per-site',
  // Optimizing code costs more than the short life of a test's page wins: a tenth of the CPU time of the journeys.
  '--js-flags=--no-maglev,--no-turbofan',
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
]
