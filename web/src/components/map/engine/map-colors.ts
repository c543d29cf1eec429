const tokens = {
  water: '--map-water',
  land: '--map-land',
  otherLand: '--map-land-2',
  line: '--map-line',
  label: '--map-label',
  place: '--ink-2',
  circle: '--accent',
} as const

/** The basemap's colors in a form that MapLibre parses. */
export type MapColors = Record<keyof typeof tokens, string>

/** The colors of an element's theme. */
export function readColors(element: HTMLElement): MapColors {
  // A token may be any expression. The browser resolves it to a color only as the value of a property.
  const probe = element.appendChild(document.createElement('span'))
  probe.hidden = true
  const colorOf = (name: keyof typeof tokens) => {
    probe.style.color = `var(${tokens[name]})`
    return getComputedStyle(probe).color
  }
  const colors = {
    water: colorOf('water'),
    land: colorOf('land'),
    otherLand: colorOf('otherLand'),
    line: colorOf('line'),
    label: colorOf('label'),
    place: colorOf('place'),
    circle: colorOf('circle'),
  }
  probe.remove()
  return colors
}

/** Calls back when the theme may have changed, by the page's attribute or the system's setting. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const attribute = new MutationObserver(onChange)
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    attribute.disconnect()
    system.removeEventListener('change', onChange)
  }
}
