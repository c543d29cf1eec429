import type { Page } from '@playwright/test'

/** A page in a state that has to be accessible. */
export interface State {
  title: string
  /** Its address below the origin, or a function that makes what it shows. Without one, the page of the state before is used on. */
  at?: string | (() => Promise<string>)
  /** The account that signs in, for this state and those after it. */
  as?: () => Promise<string>
  /** Prepares the browser. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  open?: (page: Page) => Promise<unknown>
  /** Brings it back into the state after its window was resized. */
  settle?: (page: Page) => Promise<unknown>
  /** Width of the window for axe. */
  width?: number
  /** Whether text of 200 % has room in a window of 320 px. */
  fitsLargeText?: true
}

/** States that one browser visits in turn. A state that the browser logs errors in has a visit of its own. */
export interface Visit {
  title: string
  states: readonly State[]
  /** What the browser logs in every state. */
  errors?: RegExp[]
}
