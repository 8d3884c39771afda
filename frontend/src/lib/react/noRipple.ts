/** No button ripples here (muiTheme.ts): stands for the component library's, with its animations, in the build. */
export default function NoRipple(): null {
  return null;
}
