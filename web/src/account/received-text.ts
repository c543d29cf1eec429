const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** How much of a file has arrived, in steps that a screen reader can follow: 'Downloading… 1.5 MB'. */
export const receivedText = (bytes: number) =>
  bytes < 100_000 ? 'Downloading…' : `Downloading… ${size.format(bytes / 1_000_000)} MB`
