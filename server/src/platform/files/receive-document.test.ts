import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, describe } from 'vitest'
import { createFileStore } from './file-store.ts'
import {
  contentTypes,
  officeTypes,
  openDocumentFile,
  openXmlFile,
  samplePdf,
  zip,
} from './testing/sample-documents.ts'
import { claimedPng, redAndBlue, sampleImage } from './testing/sample-images.ts'
import { refusalOf, uploadOf } from './testing/sample-uploads.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testPictures } from './testing/test-pictures.ts'

const receive = async (content: Uint8Array | string, name?: string) =>
  (await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })).receiveDocument(
    uploadOf(content, name),
  )

describe('accepts', () => {
  test('a PDF', async () => {
    expect(await receive(samplePdf, 'page.html')).toMatchObject({
      contentType: 'application/pdf',
      width: null,
      height: null,
    })
  })

  test.each(['docx', 'xlsx', 'pptx'] as const)('a %s', async (kind) => {
    expect((await receive(openXmlFile(kind))).contentType).toBe(officeTypes[kind])
  })

  test.each(['odt', 'ods'] as const)('an %s', async (kind) => {
    expect((await receive(openDocumentFile(kind))).contentType).toBe(officeTypes[kind])
  })

  test('an Office file whose list of types is last', async () => {
    const content = zip([{ name: 'xl/workbook.xml', content: '<workbook/>' }, contentTypes(officeTypes.xlsx)])
    expect((await receive(content)).contentType).toBe(officeTypes.xlsx)
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s image', async (format) => {
    expect(await receive(await sampleImage(format))).toMatchObject({
      contentType: `image/${format}`,
      width: 80,
    })
  })

  test.each([
    ['text', 'Meet at the gate.\r\n\tBring water.\f'],
    ['text with a byte order mark', '\uFEFFname,city\nÅsa,Malmö\n'],
    ['CSV', 'name,"city, state",seats\n"O\'Neil ""Dome""","Ames, IA",4 < 5 > 3\n'],
    ['Markdown with code and links', '# Rules\n\nUse `a < b`, <https://example.org> and **no** <br> tags.\n'],
    ['Markdown that starts with a link', '<https://example.org/rules>\n'],
    ['text that starts like a bitmap', 'BMX schedule\n'],
    ['text that starts like a program', 'MZ and Co. price list\n'],
    ['other scripts', 'مرحبا 你好 🏟️'],
  ])('%s', async (_, content) => {
    expect((await receive(content, 'virus.exe')).contentType).toBe('text/plain')
  })
})

const typeRefused = { status: 415, code: 'FILE_TYPE_REFUSED', paths: ['file'] }

describe('rejects', () => {
  test.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['HTML after white space', '\n\n  <HTML><body>x'],
    ['HTML after a byte order mark', '\uFEFF<html>'],
    ['HTML after a comment', '<!-- notes --><p>hello'],
    ['HTML in text', 'notes\n\n<SCRIPT src=//evil.example></SCRIPT>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG in text', 'x <svg/onload=alert(1)>'],
    ['XML', '<?xml version="1.0"?><a/>'],
    ['XML without a declaration', '<feed><entry/></feed>'],
    ['a shell script', '#!/bin/sh\nrm -rf ~\n'],
    ['PHP', 'hello <?php system($_GET[1]) ?>'],
    ['PostScript', '%!PS-Adobe-3.0\n'],
    ['rich text', '{\\rtf1\\ansi hello}'],
    ['text with a NUL', 'name\u0000value'],
    ['text with an escape sequence', 'safe\u001B[2Jtext'],
    ['UTF-16', Buffer.from('\uFEFFname,city', 'utf16le')],
    ['Latin-1', Buffer.from('name,city\nÅsa,Malmö', 'latin1')],
    ['text truncated within a character', Buffer.from('Malmö').subarray(0, -1)],
    ['an old Word file', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')],
    ['a Windows program', Buffer.from('MZ\u0090\u0000\u0003\u0000', 'latin1')],
    ['a truncated PDF', samplePdf.slice(0, -20)],
    ['a PDF after other content', `<b>${samplePdf}`],
  ])('%s', async (_, content) => {
    expect(await refusalOf(receive(content, 'notes.txt'))).toEqual(typeRefused)
  })

  const types = contentTypes(officeTypes.docx)
  const docx = openXmlFile('docx')
  const directoryAt = docx.indexOf('PK\u0001\u0002')
  test.each([
    ['an archive', zip([{ name: 'setup.exe', content: 'MZ' }])],
    ['an archive without entries', zip([])],
    ['an archive with the folders of a Word file', zip([{ name: 'word/document.xml', content: '<x/>' }])],
    ['Word with macros', zip([contentTypes('application/vnd.ms-word.document.macroEnabled'), types])],
    ['Word with hidden macros', openXmlFile('docx', { name: 'word/vbaProject.bin', content: 'x' })],
    [
      'OpenDocument with macros',
      openDocumentFile('odt', { name: 'Basic/Standard/Module1.xml', content: 'x' }),
    ],
    [
      'OpenDocument of another kind',
      zip([{ name: 'mimetype', content: `${officeTypes.odt}-template`, stored: true }]),
    ],
    [
      'OpenDocument with its type in a folder',
      zip([types, { name: 'x/mimetype', content: officeTypes.odt }].slice(1)),
    ],
    ['truncated Word', docx.subarray(0, -10)],
    ['Word followed by other content', Buffer.concat([docx, Buffer.from('<script>alert(1)</script>')])],
    [
      'the head of a Word file before another archive',
      Buffer.concat([docx.subarray(0, 60), zip([{ name: 'a.exe', content: 'MZ' }])]),
    ],
    [
      'a list of types that unpacks to gigabytes',
      zip([{ name: types.name, content: Buffer.alloc(30_000_000, '"') }]),
    ],
    ['an archive with a damaged directory', Buffer.from(docx).fill(0xff, directoryAt, directoryAt + 30)],
    ['an archive with a damaged entry', Buffer.from(docx).fill(0xff, 50, 120)],
  ])('%s', async (_, content) => {
    expect(await refusalOf(receive(content, 'plan.docx'))).toEqual(typeRefused)
  })

  test('a truncated image', async () => {
    const truncated = (await sampleImage('jpeg')).subarray(0, 900)
    expect(await refusalOf(receive(truncated))).toMatchObject({ status: 422, code: 'IMAGE_UNREADABLE' })
  })

  test('an image of 50,000 by 50,000 pixels', async () => {
    expect(await refusalOf(receive(claimedPng(50_000, 50_000, 9)))).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
  })

  test('a script that starts like a GIF', async () => {
    expect(await refusalOf(receive('GIF89a<script>alert(1)</script>'))).toMatchObject({
      code: 'IMAGE_UNREADABLE',
    })
  })

  test('an empty file', async () => {
    expect(await refusalOf(receive(''))).toEqual({ status: 422, code: 'FILE_EMPTY', paths: ['file'] })
  })
})

describe('a photo', () => {
  const gps = { IFD3: { GPSLatitude: '42/1 1/1 0/1', GPSLatitudeRef: 'N' } }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is stored without its position',
    async (format) => {
      const photo = await redAndBlue(80, 40).withExif(gps).toFormat(format).toBuffer()
      const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
      const { sha256, bytes } = await store.receiveDocument(uploadOf(photo))
      const stored = await (await store.open(sha256))?.read()
      expect(
        createHash('sha256')
          .update(stored ?? '')
          .digest('hex'),
      ).toBe(sha256)
      expect(stored?.length).toBe(bytes)
      expect((await sharp(stored).metadata()).exif?.toString('latin1') ?? '').not.toContain('42')
      expect(await store.has(createHash('sha256').update(photo).digest('hex'))).toBe(false)
    },
  )
})
