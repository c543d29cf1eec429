interface Styled {
  once(type: 'style.load'): Promise<unknown>
}

const first = new WeakMap<Styled, Promise<unknown>>()

/**
 * Settles once a map has its style, for whoever asks first before that and for all who ask later. The map itself is not to
 * be asked: it tells of its style once, and takes it for not loaded whenever a tile is.
 */
export function whenStyled(map: Styled): Promise<unknown> {
  const styled = first.get(map) ?? map.once('style.load')
  first.set(map, styled)
  return styled
}
