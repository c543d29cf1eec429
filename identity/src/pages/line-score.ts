import { html, type Html } from './html.ts'

/** `isWide` takes a row of its own. */
interface Cell {
  label: string
  value: string | Html
  isWide?: boolean
}

/** The few facts of a page in ruled cells. */
export const lineScore = (cells: Cell[]): Html =>
  html`<dl class="line-score">
    ${cells.map(
      ({ label, value, isWide }) =>
        html`<div class="${isWide ? 'wide' : ''}">
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
