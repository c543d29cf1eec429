/** Told what is being done, and how many rows are behind it. */
export type Progress = (step: string, rows: number, of?: number) => void

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const secondsBetween = { terminal: 0.1, log: 5 }

/**
 * Shows progress on one line of a terminal, or on a line of its own every few seconds where the output goes elsewhere, so
 * that quick work leaves none.
 */
export function progressOn(
  screen: Screen,
  now: () => number = Date.now,
): { progress: Progress; end(): void } {
  const pause = 1000 * (screen.isTTY ? secondsBetween.terminal : secondsBetween.log)
  let last = screen.isTTY ? 0 : now()
  let isShown = false
  return {
    progress: (step, rows, of) => {
      if (now() - last < pause) return
      last = now()
      isShown = true
      const text = `${step} ${rows.toLocaleString('en')}${of === undefined ? '' : ` of ${of.toLocaleString('en')}`} rows …`
      screen.write(screen.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
    },
    end: () => {
      if (screen.isTTY && isShown) screen.write('\r\u001b[2K')
    },
  }
}
