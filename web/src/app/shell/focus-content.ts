import type { MouseEvent } from 'react'

/** Moves the focus to the content of the page, without scrolling. */
export const focusContent = () =>
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })

/** For a link to #content. The hash of the address stays as it is, since pages of mailed links have their key in it. */
export function skipToContent(click: MouseEvent) {
  click.preventDefault()
  focusContent()
}
