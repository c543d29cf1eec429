import type { Page } from '@playwright/test'

/** A page in a state that has to be accessible. */
export interface State {
  title: string
  /** Its address below the origin, or a function that makes what it shows. */
  at: string | (() => Promise<string>)
  /** The account that is signed in. */
  as?: () => Promise<string>
  /** Prepares the browser. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  open?: (page: Page) => Promise<unknown>
  /** What the browser logs. */
  errors?: RegExp[]
  /** Width of the window for axe. */
  width?: number
  /** Whether text of 200 % has room in a window of 320 px. */
  fitsLargeText?: true
}
