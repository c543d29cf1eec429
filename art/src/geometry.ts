/** A point in scene units. x runs along the field, y across it (down in the picture), z up. */
export type Point = readonly [x: number, y: number, z?: number]

// Degrees. Points that a picture does not need are dropped when its paths are written.
const arcStep = 3

export const radians = (degrees: number) => (degrees * Math.PI) / 180

export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos(radians(degrees)),
  cy + radius * Math.sin(radians(degrees)),
]

/** Points from coordinates: x, y, x, y. */
export const through = (...coordinates: number[]): Point[] =>
  Array.from({ length: coordinates.length / 2 }, (_, index): Point => [
    coordinates[index * 2] ?? 0,
    coordinates[index * 2 + 1] ?? 0,
  ])

/** Points with heights from coordinates: x, y, z, x, y, z. */
export const inSpace = (...coordinates: number[]): Point[] =>
  Array.from({ length: coordinates.length / 3 }, (_, index): Point => [
    coordinates[index * 3] ?? 0,
    coordinates[index * 3 + 1] ?? 0,
    coordinates[index * 3 + 2] ?? 0,
  ])

export const rect = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A rectangle around its center. */
export const box = (cx: number, cy: number, width: number, height: number) =>
  rect(cx - width / 2, cy - height / 2, width, height)

/** Angles are degrees from the x axis, clockwise in the picture because y points down. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number, radiusY = radius) => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / arcStep))
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = radians(from + ((to - from) * step) / steps)
    return [cx + radius * Math.cos(angle), cy + radiusY * Math.sin(angle)]
  })
}

export const circle = (cx: number, cy: number, radius: number, radiusY = radius) =>
  arc(cx, cy, radius, 0, 360 - arcStep, radiusY)

/** A regular polygon. With `turn` 0, its first corner lies on the x axis. */
export const polygon = (cx: number, cy: number, radius: number, sides: number, turn = 0) =>
  Array.from({ length: sides }, (_, corner) => polar(cx, cy, radius, turn + (corner * 360) / sides))

/** A small circle with few corners, cheap enough to draw hundreds. */
export const dot = (cx: number, cy: number, radius: number, radiusY = radius) =>
  Array.from({ length: 20 }, (_, step): Point => {
    const [x, y] = polar(0, 0, 1, step * 18)
    return [cx + x * radius, cy + y * radiusY]
  })

/** A star with alternating radii, for pines, pom-poms and sparks. */
export const star = (cx: number, cy: number, outer: number, inner: number, points: number, turn = 0) =>
  Array.from({ length: points * 2 }, (_, corner) =>
    polar(cx, cy, corner % 2 ? inner : outer, turn + (corner * 180) / points),
  )

export const roundedBox = (cx: number, cy: number, width: number, height: number, radius: number) => {
  const [x, y] = [width / 2 - radius, height / 2 - radius]
  return [
    ...arc(cx + x, cy - y, radius, -90, 0),
    ...arc(cx + x, cy + y, radius, 0, 90),
    ...arc(cx - x, cy + y, radius, 90, 180),
    ...arc(cx - x, cy - y, radius, 180, 270),
  ]
}

/** Two straights joined by half circles, around the origin. */
export const oval = (straight: number, radius: number) => [
  ...arc(straight / 2, 0, radius, -90, 90),
  ...arc(-straight / 2, 0, radius, 90, 270),
]

/** A pointed ellipse for boats, leaves and prolate balls. A bluntness of 0.5 gives a true ellipse. */
export const lens = (cx: number, cy: number, length: number, width: number, bluntness = 1) => {
  const half = length / 2
  const side = (sign: number) =>
    Array.from({ length: 16 }, (_, step): Point => {
      const t = (step / 16) * 2 - 1
      return [cx + sign * t * half, cy + (sign * width * (1 - t * t) ** bluntness) / 2]
    })
  return [...side(1), ...side(-1)]
}

export const moved = (points: readonly Point[], dx: number, dy: number) =>
  points.map(([x, y, z]): Point => [x + dx, y + dy, z])

export const raised = (points: readonly Point[], z: number) => points.map(([x, y]): Point => [x, y, z])

export const turned = (points: readonly Point[], degrees: number, cx = 0, cy = 0) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return points.map(([x, y, z]): Point => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
    z,
  ])
}

/** Repeats the first point at the end, to treat a closed outline as a line. */
export const closedUp = (points: readonly Point[]) => [...points, ...points.slice(0, 1)]

/** Pairs of consecutive points, including last to first if closed. */
export const edges = (points: readonly Point[], closed: boolean) => {
  const pairs: [Point, Point][] = []
  let previous = closed ? points.at(-1) : undefined
  for (const point of points) {
    if (previous) pairs.push([previous, point])
    previous = point
  }
  return pairs
}

/** Twice the signed area, positive for outlines that are clockwise in the picture. */
export const winding = (points: readonly Point[]) => {
  let sum = 0
  let from = points.at(-1) ?? [0, 0]
  for (const to of points) {
    sum += from[0] * to[1] - to[0] * from[1]
    from = to
  }
  return sum
}

export const bounds = (points: readonly Point[]) => {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Convex hull in the ground plane (Andrew's monotone chain); drops heights. */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push([point[0], point[1]])
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
