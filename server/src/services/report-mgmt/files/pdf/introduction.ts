import { colors, type Sheet } from './page-frame.ts'
import { inDirection, isFromRight } from './text-runs.ts'

const look = { size: 9.5, color: colors.ink }
const lineHeight = 13.5
const gap = 10

/** A paragraph in any script, from the side where its script begins. Returns where it ends. */
export function writeIntroduction({ writer, part, left, width }: Sheet, text: string, y: number): number {
  if (text === '') return y
  const lines = writer.wrapped(text, width, look)
  const fromRight = isFromRight(text)
  const draw = () => {
    for (const [index, line] of lines.entries())
      writer.write(
        inDirection(line, fromRight),
        fromRight ? left + width : left,
        y + 8 + index * lineHeight,
        {
          ...look,
          align: fromRight ? 'right' : 'left',
        },
      )
  }
  part.content('P', draw, { actual: text })
  return y + lines.length * lineHeight + gap
}
