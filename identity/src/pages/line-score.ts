import { html, type Html } from './html.ts'

interface Cell {
  label: string
  value: string | Html
  /** Takes a row of its own. */
  isWide?: boolean
}

/** A page's key facts in a ruled grid. */
export const lineScore = (cells: Cell[]) =>
  html`<dl class="line-score">
    ${cells.map(
      ({ label, value, isWide }) =>
        html`<div class="${isWide ? 'wide' : ''}">
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
