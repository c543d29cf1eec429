import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { CopyButton } from '../../components/actions/copy-button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { MoveButtons } from '../../components/actions/move-buttons.tsx'
import { longName, Sample } from './sample.tsx'
import { useState } from 'react'
import { ChipButton, ChipLink, ChipList, Tag } from '../../components/actions/chip.tsx'

const variants = ['primary', 'line', 'quiet', 'danger'] as const
const states = {
  'Default; hover and focus them': {},
  'With an icon': { icon: 'heart' },
  Disabled: { disabled: true },
  Busy: { isBusy: true },
} as const

export const ButtonSamples = () => (
  <>
    {Object.entries(states).map(([label, props]) => (
      <Sample key={label} label={label}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} {...props}>
            {variant}
          </Button>
        ))}
      </Sample>
    ))}
    <Sample label="Large">
      <Button variant="primary" size="l">
        Request dates
      </Button>
      <Button size="l" icon="share">
        Share
      </Button>
    </Sample>
    <Sample label="Links, one of them disabled">
      <ButtonLink to="#buttons">Go there</ButtonLink>
      <ButtonLink to="#buttons" variant="primary" icon="arrow-right">
        Go there
      </ButtonLink>
      <ButtonLink to="#buttons" isDisabled>
        Not yet
      </ButtonLink>
    </Sample>
    <Sample label="Icons only">
      <IconButton icon="heart" label="Like" />
      <IconButton icon="heart" label="Unlike" isFilled variant="line" aria-pressed />
      <IconButton icon="trash-2" label="Delete" variant="danger" />
      <IconButton icon="pencil" label="Edit" disabled />
      <IconButton icon="upload" label="Uploading" isBusy variant="line" />
    </Sample>
    <Sample label="Moving: the first of a row, the last of a column">
      <MoveButtons name="North court" isFirst isLast={false} onMove={() => undefined} />
      <MoveButtons name="Floor plan" isFirst={false} isLast isColumn onMove={() => undefined} />
    </Sample>
    <Sample label="Copy">
      <CopyButton text="https://example.test/a-page" label="Copy the link" />
    </Sample>
    <Sample label="200 characters">
      <Button>{longName}</Button>
    </Sample>
  </>
)

const tones = ['plain', 'good', 'info', 'warn', 'bad'] as const
const counts = { Ice: 1, Indoor: 99, Parking: 12_345, 'Olympic Facility': 0 }

export function ChipSamples() {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <>
      <Sample label="Links with counts: pressed, 1, 99, 12,345, and 0, which is disabled">
        <ChipList>
          <ChipLink to="#chips" isPressed count={301}>
            Within 150 mi
          </ChipLink>
          {Object.entries(counts).map(([name, count]) => (
            <ChipLink key={name} to="#chips" count={count}>
              {name}
            </ChipLink>
          ))}
        </ChipList>
      </Sample>
      <Sample label="Buttons">
        <ChipButton isPressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
          Press me
        </ChipButton>
        <ChipButton isPressed>8</ChipButton>
        <ChipButton isPressed={false} count={0}>
          None
        </ChipButton>
        <ChipButton isPressed={false} disabled>
          Disabled
        </ChipButton>
      </Sample>
      <Sample label="Tags">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Sample>
      <Sample label="200 characters">
        <ChipLink to="#chips" count={3}>
          {longName}
        </ChipLink>
        <Tag>{longName}</Tag>
      </Sample>
    </>
  )
}
