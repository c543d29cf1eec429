import { sampleImage } from '../../platform/files/testing/sample-images.ts'
import { circularPdf, openXmlFile, samplePdf, zip } from '../../platform/files/testing/sample-documents.ts'
import type { Random } from '../../search/index/testing/random.ts'
import { mailTexts, oddText } from './odd-texts.ts'

/** Lists of venues as files, some with names that objects have of their own. */
export const csvFiles: readonly string[] = [
  'name,city,state\nElm Hall,Kokomo,Indiana\n',
  'name,constructor,__proto__,toString\nElm Hall,a,b,c\n',
  '__proto__,constructor\nElm Hall,Oak Hall\n',
  'name,capacity,yearOpened\nElm Hall,99999999999999999999,0050\n',
  'name,name,name\n"unclosed\n',
  'name;lat;lng\nElm Hall;1e999;-1e999\n',
  '\ufeffname,city\r\n\ud800,\u202e\r\n',
  '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"__proto__":{"a":1},"constructor":"x","name":"Elm Hall"},"geometry":{"type":"Point","coordinates":[-86,39]}}]}',
  '{"type":"FeatureCollection","features":[{"type":"Feature","properties":null,"geometry":{"type":"Polygon","coordinates":[[]]}}]}',
]

/** A file of any type, whole or not. */
export async function hostileFile(random: Random): Promise<Blob> {
  const image = await sampleImage('png', 8, 6)
  const files: readonly (() => string | Buffer)[] = [
    () => image,
    () => image.subarray(0, random.below(image.length)),
    () => samplePdf,
    () => circularPdf,
    () => openXmlFile('docx'),
    () => zip([{ name: '../../a', content: 'x' }]),
    () => '',
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    () => oddText(random),
    () => random.pick(mailTexts),
    () => random.pick(csvFiles),
    () => Buffer.from(Array.from({ length: 300 }, () => random.below(256))),
  ]
  const content = random.pick(files)()
  return new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
}

export const fileNames: readonly string[] = [
  'venues.csv',
  'venues.geojson',
  'request.eml',
  'request.pdf',
  'a.txt',
  '.',
  '../../x',
  'x'.repeat(255),
  'a\u202egpj.exe',
  '\ud800.csv',
]
