interface Styled {
  once(type: 'style.load'): Promise<unknown>
}

const first = new WeakMap<Styled, Promise<unknown>>()

/**
 * Resolves once the map has loaded its style, also if called later. The map itself can't be used for this: it emits the
 * event once, and `isStyleLoaded` is false again while tiles load.
 */
export function whenStyled(map: Styled): Promise<unknown> {
  const styled = first.get(map) ?? map.once('style.load')
  first.set(map, styled)
  return styled
}
