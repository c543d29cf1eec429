import { expect, test } from 'vitest'
import { disposition, downloadName, safeFileName } from './file-name.ts'

test.each([
  ['Floor plan.pdf', 'Floor plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['C:\\Users\\Ann\\plan.pdf', 'plan.pdf'],
  ['/', 'file'],
  ['..', 'file'],
  ['', 'file'],
  ['   ', 'file'],
  ['a/..', 'file'],
  ['.htaccess', 'htaccess'],
  ['plan.pdf.', 'plan.pdf'],
  ['plan\r\nSet-Cookie: a=b.pdf', 'planSet-Cookie a=b.pdf'],
  ['"; filename="evil.html', '; filename=evil.html'],
  ['a\u0000b\u001B.txt', 'ab.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['zero\u200Bwidth.txt', 'zerowidth.txt'],
  ['two\u2028lines\u0085.txt', 'twolines.txt'],
  ['lone\uD800surrogate.txt', 'lone\uFFFDsurrogate.txt'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.txt', 'console.txt'],
  ['50% off, (final) *draft* it’s 你好.xlsx', '50% off, (final) draft it’s 你好.xlsx'],
  ['a   lot\tof\u00A0room.txt', 'a lotof room.txt'],
])('sanitizes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('shortens long names without cutting a character or the extension', () => {
  const long = safeFileName(`${'ä'.repeat(300)}🏟️.pdf`)
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(180)
  expect(long).toMatch(/^ä+\.pdf$/)
})

test('sanitizes names of millions of characters without slow regular expressions', () => {
  for (const part of ['.', ' ', 'a.', '/', '\u202E', '. ']) safeFileName(`${part.repeat(2_000_000)}x`)
  expect(safeFileName(`${' .'.repeat(1_000_000)}x`)).toBe('x')
})

test.each([
  ['run.bat', 'text/plain', 'run.bat.txt'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['teams.CSV', 'text/plain', 'teams.CSV'],
  ['rules.md', 'text/plain', 'rules.md'],
  ['plan', 'application/pdf', 'plan.pdf'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['pdf', 'application/pdf', 'pdf.pdf'],
])('saves %s of type %s as %s', (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved)
})

test('encodes names in a header per RFC 8187', () => {
  expect(disposition('attachment', "Pläne (it's) *new*.pdf")).toBe(
    "attachment; filename*=UTF-8''Pl%C3%A4ne%20%28it%27s%29%20%2Anew%2A.pdf",
  )
})
