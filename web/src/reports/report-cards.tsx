import type { ComparedWith } from '@app/contract/reports/report-period.ts'
import type { ReportFigure } from '@app/contract/reports/report-schema.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { beforeText, changeOf } from '@app/contract/reports/report-words.ts'

interface ReportCardsProps {
  figures: readonly ReportFigure[]
  comparedWith: ComparedWith
}

/** The figures of a report, each with what it was before. */
export const ReportCards = ({ figures, comparedWith }: ReportCardsProps) => (
  <LineScore
    look="key"
    items={figures.map((figure) => ({
      label: figure.label,
      value: valueText(figure.value, figure),
      note: noteOf(figure, comparedWith),
    }))}
  />
)

function noteOf(figure: ReportFigure, comparedWith: ComparedWith) {
  const { value, before, basis } = figure
  const comparison = value !== null && before !== null && (
    <Comparison {...{ figure, comparedWith, value, before }} />
  )
  if (basis === null) return comparison || undefined
  return (
    <>
      {basis}
      {comparison}
    </>
  )
}

const icons = { up: 'arrow-up', down: 'arrow-down', none: undefined } as const

const goodDirections = { higher: 'up', lower: 'down' } as const

function toneOf(direction: 'up' | 'down' | 'none', better: ReportFigure['better']) {
  if (direction === 'none' || better === null) return 'mut'
  return direction === goodDirections[better] ? 'good' : 'bad'
}

interface ComparisonProps {
  figure: ReportFigure
  comparedWith: ComparedWith
  value: number
  before: number
}

function Comparison({ figure, comparedWith, value, before }: ComparisonProps) {
  const { text, direction } = changeOf(value, before, figure)
  const icon = icons[direction]
  const tone = toneOf(direction, figure.better)
  return (
    <Row as="span" gap="0 2">
      <span className={`semi ${tone}`}>
        <Row as="span" gap="0" isWrapping={false}>
          {icon && <Icon name={icon} size={16} />}
          {text}
        </Row>
      </span>
      <span>{beforeText(before, figure, comparedWith)}</span>
    </Row>
  )
}
