import { polar } from '../geometry.ts'
import { flatView } from '../projection.ts'
import type { Canvas } from '../svg.ts'
import { canvas as blankCanvas, pathFor } from '../svg.ts'
import { counterchanged } from './counterchange.ts'
import { paintScene } from './crop.ts'
import { aimOf, penFor } from './picture.ts'
import type { Picture } from './picture.ts'

/** A view from above whose colors are exchanged beyond a straight edge (counterchange). */
export const swap = (canvas: Canvas, picture: Picture, clipId: string) => {
  const { scene, palette, frame, random } = picture
  const aim = aimOf(picture, scene.shots)
  const view = flatView(frame, aim, penFor(picture, aim.span))
  paintScene(canvas, view, picture)

  const size = Math.hypot(frame.width, frame.height)
  // Align the edge with the axes or diagonals of the field, so it reads as part of the drawing.
  const angle = aim.turn + random.pick([0, 45, 90, 135])
  const [x, y] = polar(frame.width / 2, frame.height / 2, random.range(-0.09, 0.09) * size, angle + 90)
  const near = polar(x, y, -size, angle)
  const far = polar(x, y, size, angle)
  const beyond = [
    near,
    far,
    polar(far[0], far[1], size, angle + 90),
    polar(near[0], near[1], size, angle + 90),
  ]

  const other = blankCanvas(frame)
  const exchanged = counterchanged(palette)
  const sheet = [
    [0, 0],
    [frame.width, 0],
    [frame.width, frame.height],
    [0, frame.height],
  ] as const
  other.add({ color: exchanged.rim }, pathFor(sheet, true, frame))
  paintScene(other, view, { ...picture, palette: exchanged })
  canvas.addElement(
    `<clipPath id="${clipId}"><path d="${pathFor(beyond, true, frame)}"/></clipPath><g clip-path="url(#${clipId})">${other.text()}</g>`,
  )
}
