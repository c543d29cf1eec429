/** A DOM element with these properties. */
export const element = <T extends keyof HTMLElementTagNameMap>(
  name: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
): HTMLElementTagNameMap[T] => Object.assign(document.createElement(name), properties)
