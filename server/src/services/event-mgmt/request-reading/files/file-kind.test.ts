import { expect, test } from 'vitest'
import { pdfOf } from '../testing/pdf-of.ts'
import { mayHavePdf } from './file-kind.ts'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const emailOf = (...lines: string[]) => new Blob([['From: ann@club.example', ...lines].join('\r\n')])

test.each([
  ['a PDF', pdfOf([['We need 8 fields.']])],
  ['a PDF behind other bytes', new Blob(['\0'.repeat(500), pdfOf([['We need 8 fields.']])])],
  ['an email with a PDF', emailOf('Content-Type: application/pdf; name=rfp.pdf', '', 'JVBERi0=')],
  [
    'an email with a PDF that is declared as unknown',
    emailOf('Content-Type: application/octet-stream; name="rfp.pdf"'),
  ],
])('%s is read in the threads of PDFs', async (_what, file) => {
  expect(mayHavePdf(await bytesOf(file))).toBe(true)
})

test.each([
  ['an email', emailOf('Subject: Cup', '', 'We need 8 fields, as in the attached plan.pdf.')],
  ['a text', new Blob(['We need 8 fields.'])],
  ['an empty file', new Blob([])],
  ['a text that speaks of the format far below', new Blob(['We need 8 fields. '.repeat(100), '%PDF-'])],
])('%s never waits for PDFs', async (_what, file) => {
  expect(mayHavePdf(await bytesOf(file))).toBe(false)
})
