import type { ImportStep } from '@app/contract/rules/import-words.ts'

/** Called with the current step and the number of rows done. */
export type Progress = (step: ImportStep, rows: number, of?: number) => void

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

const words: Record<ImportStep, string> = {
  reading: 'reading',
  comparing: 'comparing',
  listing: 'listing',
  writing: 'writing',
  indexing: 'preparing the search for',
  undoing: 'undoing',
}

const secondsBetween = { terminal: 0.1, log: 5 }

/**
 * Shows progress on one line of a terminal. Elsewhere, writes a line every few seconds, so that quick work writes none.
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
      const text = `${words[step]} ${rows.toLocaleString('en')}${of === undefined ? '' : ` of ${of.toLocaleString('en')}`} rows …`
      screen.write(screen.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
    },
    end: () => {
      if (screen.isTTY && isShown) screen.write('\r\u001b[2K')
    },
  }
}
