import type { OpenWork } from '../../../../platform/heavy-work/warm-thread.ts'
import { reportPdf, type PrintedReport } from './report-pdf.ts'

export const openWork: OpenWork<PrintedReport, Uint8Array> = () => reportPdf
