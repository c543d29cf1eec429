import { tiltedView } from '../projection.ts'
import type { Canvas } from '../svg.ts'
import { paintScene } from './crop.ts'
import { aimOf, penFor } from './picture.ts'
import type { Picture } from './picture.ts'

/** A perspective view, as from the stands. */
export const tilt = (canvas: Canvas, picture: Picture) => {
  const { scene, frame, random } = picture
  const aim = aimOf(picture, scene.tilts ?? scene.shots)
  const pitch = random.range(27, 42)
  paintScene(canvas, tiltedView(frame, aim, penFor(picture, aim.span) * 1.2, pitch), picture)
}
