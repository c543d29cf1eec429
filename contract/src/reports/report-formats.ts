// Without zod, because pages in the browser use them too.

import { exportFormats, exportTypes } from '../rules/export-formats.ts'

/** The files of a report. */
export const reportFormats = [...exportFormats, 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const reportFileTypes: Readonly<Record<ReportFormat, string>> = {
  ...exportTypes,
  pdf: 'application/pdf',
}

/** `letter`: of the US and Canada. */
export const reportPapers = ['letter', 'a4'] as const
export type ReportPaper = (typeof reportPapers)[number]

/** Characters of the text that introduces a PDF. */
export const maxIntroduction = 400
