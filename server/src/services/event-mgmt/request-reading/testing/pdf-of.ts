const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/** A PDF with lines of text on each page, whose columns are separated by tabs. `encryption`: the entries of its dictionary. */
export function pdfOf(pages: readonly (readonly string[])[], encryption?: string): Blob {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const kids = pages.map((lines) => {
    const shown = lines
      .flatMap((line, at) =>
        line
          .split('\t')
          .map(
            (cell, column) =>
              `BT /F1 11 Tf ${50 + column * 130} ${780 - at * 16} Td (${escaped(cell)}) Tj ET`,
          ),
      )
      .join('\n')
    objects.push(`<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`)
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`
    objects.push(page)
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`
  if (encryption !== undefined) objects.push(`<< ${encryption} >>`)
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const id = '<00112233445566778899aabbccddeeff>'
  const encrypt = encryption === undefined ? '' : ` /Encrypt ${objects.length} 0 R`
  return new Blob([
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [${id} ${id}]${encrypt} >>\nstartxref\n${text.length}\n%%EOF\n`,
  ])
}
