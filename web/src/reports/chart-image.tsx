import type { ReactNode } from 'react'

interface ChartImageProps {
  /** What the drawing shows. */
  name: string
  width: number
  height: number
  children: ReactNode
}

/** A drawing that screen readers read as one image, by its name. They would read its texts once more, without their places. */
export const ChartImage = ({ name, width, height, children }: ChartImageProps) => (
  // An image of its own file couldn't have the colors of the theme.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`}>
    <g aria-hidden="true">{children}</g>
  </svg>
)
