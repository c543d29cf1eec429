/**
 * The values of one facet in their order: those declared, then the others as rows bring them. `codeOf` answers the code
 * of a value and makes one for a new value.
 */
export interface Dictionary {
  codes: Map<string, number>
  declared: number
  codeOf: (value: string) => number
}

export function createDictionary(values: readonly string[], nextCode: () => number): Dictionary {
  const codes = new Map<string, number>()
  const codeOf = (value: string) => {
    const known = codes.get(value)
    if (known !== undefined) return known
    const code = nextCode()
    codes.set(value, code)
    return code
  }
  values.forEach(codeOf)
  return { codes, declared: codes.size, codeOf }
}
