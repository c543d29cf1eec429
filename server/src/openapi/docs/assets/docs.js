// The theme chosen in the product, before the first paint; then the search while typing.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme applies.
}

addEventListener('DOMContentLoaded', () => {
  const field = document.querySelector('#q')
  const found = document.querySelector('#found')
  const groups = [...document.querySelectorAll('.group')]

  /** The same rule and texts as the server's (`describe-operation.ts`, `operations-page.ts`). A journey compares them. */
  function filter() {
    if (!(field instanceof HTMLInputElement) || found === null) return
    const words = field.value.toLowerCase().trim().split(/\s+/)
    let total = 0
    for (const group of groups) {
      let shown = 0
      for (const operation of group.querySelectorAll('.operation')) {
        const text = operation.getAttribute('data-words') ?? ''
        const isShown = words.every((word) => text.includes(word))
        operation.toggleAttribute('hidden', !isShown)
        shown += Number(isShown)
      }
      group.toggleAttribute('hidden', shown === 0)
      const link = document.querySelector(`.contents a[href="#${CSS.escape(group.id)}"]`)
      link?.closest('li')?.toggleAttribute('hidden', shown === 0)
      total += shown
    }
    found.textContent =
      total === 0
        ? 'No operation has these words. Try a noun, such as “images”, or a method.'
        : `${total} ${total === 1 ? 'operation' : 'operations'}`
  }

  /** Opens the operation in the address. */
  function openTarget() {
    try {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (target instanceof HTMLDetailsElement) target.open = true
    } catch {
      // Not a valid escape, so no operation has this anchor.
    }
  }

  const isWide = matchMedia('(min-width: 1200px)')
  const contents = document.querySelector('.contents details')
  const unfold = () => contents?.toggleAttribute('open', isWide.matches)
  isWide.addEventListener('change', unfold)
  unfold()

  // A page of search results has only those, so a new search loads all again.
  if (!new URLSearchParams(location.search).get('q')?.trim()) field?.addEventListener('input', filter)
  addEventListener('hashchange', openTarget)
  openTarget()
})
