/** Which pages a pager shows: the ends, and the current one with its neighbours; 'gap' for what is left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0
    if (n - before === 1) return [n]
    // A gap of one page takes no less room than the page itself.
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n]
  })
}
