// In this order: browsers name the ones they descend from, too.
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser and system of a user agent, such as 'Firefox on Windows'. Undefined if neither is known. */
export function deviceName(userAgent: string | undefined): string | undefined {
  const found = [browsers, systems].flatMap(
    (list) => list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? [],
  )
  return found.length === 0 ? undefined : found.join(' on ')
}
