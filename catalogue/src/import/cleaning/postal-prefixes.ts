import { stateOf } from '@app/contract/reference-lists/regions.ts'

/** The Postal Service's assignment of three-digit ZIP code prefixes to states. */
const zipPrefixes = `
AL 350-352 354-369|AK 995-999|AZ 850-853 855-857 859-860 863-865|AR 716-729|CA 900-908 910-928 930-961|CO 800-816|CT 060-069
DE 197-199|DC 200 202-205 569|FL 320-339 341-342 344 346-347 349|GA 300-319 398-399|HI 967-968|ID 832-838|IL 600-620 622-629
IN 460-479|IA 500-516 520-528|KS 660-662 664-679|KY 400-418 420-427|LA 700-701 703-708 710-714|ME 039-049|MD 206-212 214-219
MA 010-027 055|MI 480-499|MN 550-551 553-567|MS 386-397|MO 630-631 633-641 644-658|MT 590-599|NE 680-681 683-693|NV 889-891 893-895 897-898
NH 030-038|NJ 070-089|NM 870-871 873-875 877-884|NY 005 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-731 734-741 743-749|OR 970-979
PA 150-196|PR 006-007 009|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 733 750-770 772-799 885|UT 840-847|VT 050-054 056-059
VA 201 220-246|VI 008|WA 980-986 988-994|WV 247-268|WI 530-532 534-535 537-549|WY 820-831`

/** Codes of towns whose post office is across the state line. */
const exceptions: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '63673': 'IL',
  '73949': 'TX',
  '83414': 'WY',
}

const provinceLetters: ReadonlyMap<string, string> = new Map(
  'A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC'
    .split('|')
    .map((entry) => [entry.charAt(0), entry.slice(2)] as const),
)

const stateByPrefix = new Map(
  zipPrefixes
    .split(/[|\n]/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [state = '', ...ranges] = entry.split(' ')
      return ranges.flatMap((range) => {
        const [from, to = from] = range.split('-').map(Number)
        return Array.from(
          { length: Number(to) - Number(from) + 1 },
          (_, index) => [Number(from) + index, state] as const,
        )
      })
    }),
)

/** The state, province or territory of a full postal code, or undefined if the prefix is unassigned. */
export function stateOfPostalCode(code: string): string | undefined {
  if (code.startsWith('Y')) return 'Yukon'
  if (code.startsWith('X')) return /^X0[ABC]/.test(code) ? 'Nunavut' : 'Northwest Territories'
  const isZip = /^\d{5}$/.test(code)
  const state = isZip
    ? (exceptions[code] ?? stateByPrefix.get(Number(code.slice(0, 3))))
    : provinceLetters.get(code.charAt(0))
  return state === undefined ? undefined : stateOf(state)?.name
}
