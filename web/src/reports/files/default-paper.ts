import type { ReportPaper } from '@app/contract/reports/report-formats.ts'

/** Where paper is Letter. Elsewhere it is A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'SV'])

/** The paper of readers by their language. One that names no region is taken for that of the US. */
export function defaultPaper(language: string): ReportPaper {
  const { region = 'US' } = new Intl.Locale(language)
  return letterRegions.has(region) ? 'letter' : 'a4'
}
