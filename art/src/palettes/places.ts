import { inks } from '../tones.ts'
import type { Palettes } from '../tones.ts'

// Columns: rim, field, stripe, zone, accent, line, spot.

/** Facades: wall, window, lit window. */
export const stay: Palettes = [
  inks('#1a2140', '#28325a', '#2e3964', '#3b4877', '#f2b94f', '#46548a', '#e8603a', { deep: '#151b35' }),
  inks('#8f3f22', '#dccaa8', '#d3bf9a', '#5c4636', '#fbe9bd', '#b79d70', '#c8502a', { deep: '#3d2d24' }),
  inks('#0c4553', '#147285', '#187b8e', '#0d5464', '#f7ddb2', '#0c4553', '#f0703f', { deep: '#083a47' }),
  inks('#e8d9be', '#b8573a', '#b04f33', '#4b211a', '#f6d592', '#f3e3c6', '#1f5a5c', { deep: '#35160f' }),
  inks('#20332c', '#e7dfcb', '#ded4bc', '#2f5446', '#f0b85c', '#c3b694', '#c8502a', { deep: '#1c362d' }),
]

/** A town from above: `field` colors the blocks, `line` the streets. */
export const town: Palettes = [
  inks('#f3ead6', '#dfcfae', '#d3c09a', '#c6b083', '#c8603a', '#f7f0df', '#c8472a', {
    grass: '#7f9f63',
    leaf: '#5c8049',
    deep: '#4f93a0',
  }),
  inks('#17302b', '#24463e', '#2b5148', '#356257', '#f0b85c', '#122722', '#f0764a', {
    grass: '#4d7f58',
    leaf: '#3a6a48',
    deep: '#1b5a6d',
  }),
  inks('#20273f', '#333d60', '#3b466c', '#4a5680', '#f2c36b', '#1a2036', '#f2784b', {
    grass: '#3f6d61',
    leaf: '#2f5a50',
    deep: '#24608a',
  }),
  inks('#fbf3e2', '#c9694a', '#bf5f41', '#a94f34', '#f3d6a0', '#fbf3e2', '#1f5b57', {
    grass: '#5f8a5c',
    leaf: '#47704a',
    deep: '#3f8893',
  }),
]

/** A paved square with awnings and parasols. */
export const plaza: Palettes = [
  inks('#2a3a44', '#e6d7b9', '#dbc9a6', '#cdb88f', '#c9502d', '#faf2df', '#1f6a66', { deep: '#8c3420' }),
  inks('#113a35', '#c98a5c', '#be7e50', '#ae6f43', '#1c5a50', '#fbeed8', '#f2c05a', { deep: '#0d2f2a' }),
  inks('#4a2230', '#e9cdb4', '#dfbfa3', '#d1ab8c', '#8c2f41', '#fdf3e4', '#2d6a74', { deep: '#5c1f2d' }),
  inks('#1b2745', '#5f7f96', '#6888a0', '#52718a', '#f0b04e', '#f8f1e0', '#e2643a', { deep: '#b87a22' }),
]

/** Ink and paper of scorecards. */
export const scorecard: Palettes = [
  inks('#123a30', '#17493c', '#1b5244', '#226152', '#f0b94c', '#f5f0e0', '#f0b94c'),
  inks('#eadfc6', '#f5eedd', '#ece3cd', '#dccfae', '#c8502a', '#1f4a3c', '#c8502a'),
  inks('#1b2642', '#243255', '#2a3a60', '#34477a', '#f28f5a', '#f2ead8', '#f2c666'),
  inks('#7c2d22', '#a5432f', '#ad4a35', '#8c3627', '#f4d49a', '#fcecd6', '#f4d49a'),
]
