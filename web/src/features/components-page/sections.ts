import type { ComponentType } from 'react'
import { AnswerSamples } from './answer-samples.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { CardSamples } from './card-samples.tsx'
import { ChipSamples } from './chip-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { FigureSamples } from './figure-samples.tsx'
import { IconSamples, TextSamples } from './look-samples.tsx'
import { NavigationSamples } from './navigation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PickerSamples } from './picker-samples.tsx'
import { PictureSamples } from './picture-samples.tsx'
import { StateSamples } from './state-samples.tsx'
import type { SamplesProps } from './theme-columns.tsx'

export interface SampleSection {
  /** Its anchor. */
  id: string
  title: string
  Samples: ComponentType<SamplesProps>
}

export const sections: SampleSection[] = [
  { id: 'text', title: 'Text', Samples: TextSamples },
  { id: 'buttons', title: 'Buttons', Samples: ButtonSamples },
  { id: 'chips', title: 'Chips and tags', Samples: ChipSamples },
  { id: 'fields', title: 'Fields', Samples: FieldSamples },
  { id: 'choices', title: 'Choices', Samples: ChoiceSamples },
  { id: 'pickers', title: 'Pickers', Samples: PickerSamples },
  { id: 'figures', title: 'Figures', Samples: FigureSamples },
  { id: 'pictures', title: 'Pictures', Samples: PictureSamples },
  { id: 'cards', title: 'Cards', Samples: CardSamples },
  { id: 'states', title: 'States', Samples: StateSamples },
  { id: 'navigation', title: 'Navigation', Samples: NavigationSamples },
  { id: 'overlays', title: 'Overlays', Samples: OverlaySamples },
  { id: 'answers', title: 'Questions and toasts', Samples: AnswerSamples },
  { id: 'icons', title: 'Icons', Samples: IconSamples },
]
