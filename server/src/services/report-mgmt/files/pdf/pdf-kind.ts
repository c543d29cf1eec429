import { busy } from '../../../../platform/errors.ts'
import type { HeavyKind } from '../../../../platform/heavy-work/heavy-work.ts'
import type { PrintedReport } from './report-pdf.ts'

/** Making a PDF takes a fifth of a second of a core, and a second if its names are in many scripts. */
export const reportPdfKind: HeavyKind<PrintedReport> = {
  module: new URL('./pdf-worker.ts', import.meta.url),
  isLong: () => false,
  shortCpuMs: 3000,
  maxCpuMs: 10_000,
  maxMs: 60_000,
  maxWaitMs: 30_000,
  maxMemory: 256,
  refusal: (message) => busy(message),
  tooCostly: 'The PDF took too long to make. Choose fewer days, or print the page instead.',
}
