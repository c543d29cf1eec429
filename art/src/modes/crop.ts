import { polar } from '../geometry.ts'
import { paintShapes, paintStanding } from '../painting.ts'
import type { View } from '../projection.ts'
import { flatView } from '../projection.ts'
import type { Canvas } from '../svg.ts'
import { aimOf, penFor } from './picture.ts'
import type { Picture } from './picture.ts'

export const paintScene = (canvas: Canvas, view: View, { scene, palette, light }: Picture) => {
  const fall = view.ground(polar(0, 0, light.length, light.falls))
  paintShapes(canvas, view, palette, scene.ground)
  paintStanding(
    canvas,
    view,
    palette,
    [...(scene.standing ?? []), ...(scene.players ?? [])],
    fall,
    light.darkness,
  )
}

/** A view from straight above, rotated. */
export const crop = (canvas: Canvas, picture: Picture) => {
  const aim = aimOf(picture, picture.scene.shots)
  paintScene(canvas, flatView(picture.frame, aim, penFor(picture, aim.span)), picture)
}
