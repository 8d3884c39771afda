/** The assistant's own styles. They travel with its chunk; every colour is one of the theme's variables. */
export const styles = `
.as { display: grid; gap: 20px; align-items: start; grid-template-columns: minmax(0, 1fr); }
.as-card {
  display: flex; flex-direction: column; min-width: 0;
  height: clamp(380px, calc(100dvh - var(--top, 240px) - 12px), 600px);
  border: 1px solid var(--divider); border-radius: 12px; background: var(--paper); box-shadow: var(--shadow);
}
.as-head { display: flex; align-items: center; gap: 8px; padding: 6px 8px 6px 16px; border-bottom: 1px solid var(--divider); }
.as-head h2 { flex: 1; min-width: 0; margin: 0; font-size: 1.125rem; }
.as-badge {
  display: inline-flex; align-items: center; gap: 6px; margin: 0; padding: 3px 10px; border: 1px solid var(--line);
  border-radius: 999px; color: var(--muted); font-size: 0.875rem; font-weight: 600; white-space: nowrap;
}
.as-badge-premium { border-color: var(--warning); color: var(--warning); }
.as-small-button {
  display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 4px 10px; border: 0; border-radius: 8px;
  background: none; color: var(--primary); font: inherit; font-size: 0.9375rem; font-weight: 600; cursor: pointer;
}
.as-small-button:hover:not(:disabled) { background: var(--primary-soft); }
.as-small-button:disabled { color: var(--muted); opacity: 0.7; cursor: default; }
.as-scroll {
  position: relative; flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px;
  scrollbar-gutter: stable;
}
.as-exchange, .as-live { margin-top: 20px; }
.as-question {
  width: fit-content; max-width: min(90%, 60ch); margin: 0 0 14px auto; padding: 10px 14px;
  border-radius: 12px 12px 2px 12px; background: var(--primary-soft); white-space: pre-wrap; overflow-wrap: anywhere;
}
.as-answer { max-width: 68ch; overflow-wrap: break-word; }
.as-answer p, .as-answer ul, .as-answer ol { margin: 0 0 12px; }
.as-answer ul, .as-answer ol { padding-left: 22px; }
.as-answer li { padding: 3px 0; }
.as-answer li::marker { color: var(--accent); }
.as-greeting { padding-left: 14px; border-left: 3px solid var(--primary); }
.as-greeting > p:first-of-type { font: 600 1.0625rem/1.4 var(--serif); }
.as-text p { white-space: pre-line; }
.as-text > p:first-of-type { font-size: 1.0625rem; }
.as-text .as-heading { margin: 18px 0 6px; font-family: var(--serif); font-size: 1rem; }
.as-caution {
  padding: 8px 12px; border-left: 3px solid var(--warning); border-radius: 4px;
  background: color-mix(in srgb, var(--warning) 8%, transparent);
}
.as-mark {
  display: inline-flex; align-items: center; justify-content: center; min-width: 24px; height: 24px; margin: 0 1px;
  padding: 0 5px; border: 1px solid var(--line); border-radius: 6px; background: none; color: var(--primary);
  font: 600 0.8125rem/1 var(--sans); vertical-align: 0.08em; cursor: pointer;
}
.as-mark:hover { background: var(--primary-soft); }
.as-next { margin: 18px 0; padding: 12px 16px; border-radius: 10px; background: var(--primary-soft); }
.as-next p { margin: 0; }
.as-next-title { display: flex; align-items: center; gap: 8px; color: var(--primary); font-weight: 600; }
.as-sources { margin: 18px 0 12px; }
.as-sources-title { color: var(--muted); font-size: 0.9375rem; }
.as-answer .as-sources-title { margin-bottom: 6px; }
.as-answer .as-sources ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
.as-answer .as-sources li { max-width: 100%; padding: 0; }
.as-tab {
  display: flex; align-items: center; gap: 8px; min-height: 44px; max-width: 100%; padding: 4px 12px 4px 6px;
  border: 1px solid var(--line); border-bottom: 3px solid var(--primary); border-radius: 8px 8px 4px 4px; background: none;
  color: var(--ink); font: inherit; font-size: 0.9375rem; line-height: 1.3; text-align: left; cursor: pointer;
}
.as-tab:hover, .as-tab[aria-expanded='true'] { background: var(--primary-soft); }
.as-tab-number {
  display: inline-flex; flex: none; align-items: center; justify-content: center; min-width: 24px; height: 24px; padding: 0 5px;
  border-radius: 6px; background: var(--primary); color: var(--on-primary); font: 600 0.8125rem/1 var(--sans);
}
.as-tab-more { margin-left: 6px; color: var(--muted); white-space: nowrap; }
.as-notice {
  display: flex; gap: 8px; padding: 8px 12px; border: 1px solid var(--divider); border-left: 3px solid var(--info);
  border-radius: 8px; font-size: 0.9375rem;
}
.as-notice .icon { margin-top: 2px; color: var(--info); }
.as-answer-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 12px; }
.as-quiet { color: var(--muted); font-size: 0.875rem; }
.as-answer-foot .as-quiet { flex: 1 1 200px; margin: 0; }
.as-stopped { color: var(--muted); font-style: italic; }
.as-help, .as-document-actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
.as-document { margin: 14px 0; padding: 12px 16px; border: 1px solid var(--divider); border-left: 4px solid var(--success); border-radius: 10px; }
.as-document p { margin: 0; }
.as-document .icon { margin-right: 6px; color: var(--success); }
.as-document .button .icon { margin: 0; color: inherit; }
.as-document-actions { margin-bottom: 0; }
.as-thinking > p { color: var(--muted); }
.as-failed { margin-bottom: 8px; padding: 12px 16px; border: 1px solid var(--divider); border-left: 4px solid var(--error); border-radius: 10px; }
.as-failed p { display: flex; gap: 8px; margin: 0 0 10px; }
.as-failed p .icon { color: var(--error); }
.as-failed div { display: flex; flex-wrap: wrap; gap: 8px; }
.as-cleared { margin: 20px 0 0; color: var(--muted); }
.as-examples { margin-top: 20px; }
.as-examples summary { width: fit-content; min-height: 44px; padding: 10px 0; color: var(--muted); font-weight: 600; cursor: pointer; }
.as-examples ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.as-examples button {
  width: 100%; max-width: 68ch; min-height: 44px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px;
  background: none; color: var(--ink); font: inherit; text-align: left; cursor: pointer;
}
.as-examples button:hover { background: var(--primary-soft); }
.as-foot { border-top: 1px solid var(--divider); padding: 10px 12px; max-height: 62%; overflow-y: auto; }
.as-remote { display: flex; gap: 8px; max-width: none; margin: 0 0 8px; color: var(--muted); font-size: 0.875rem; }
.as-quick { display: flex; gap: 6px; margin: 0 -12px 8px; padding: 3px 12px; overflow-x: auto; scrollbar-width: none; }
.as-quick button {
  flex: none; min-height: 44px; padding: 4px 14px; border: 1px solid var(--line); border-radius: 999px; background: none;
  color: var(--ink); font: inherit; font-size: 0.9375rem; cursor: pointer;
}
.as-quick button:hover { background: var(--primary-soft); }
.as-quick button[aria-pressed='true'] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 600; }
.as-composer-box { display: flex; align-items: flex-end; gap: 8px; }
.as-composer textarea {
  flex: 1; min-width: 0; min-height: 46px; max-height: 136px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--paper); color: var(--ink); font: inherit; line-height: 1.5; resize: none;
}
.as-composer textarea::placeholder { color: var(--muted); opacity: 1; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.as-composer textarea:focus { outline: 2px solid var(--primary); outline-offset: -1px; border-color: var(--primary); }
.as-send { min-height: 46px; padding-inline: 16px; }
.as-hint { display: flex; justify-content: space-between; gap: 12px; max-width: none; margin: 4px 2px 0; color: var(--muted); font-size: 0.8125rem; }
.as-hint:not(:has(.as-hint-count)) { min-height: 0; }
.as-premium { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 20px; padding: 4px; }
.as-premium-text { flex: 1 1 260px; }
.as-premium h3 { display: flex; align-items: center; gap: 8px; margin-bottom: 4px; font-size: 1.0625rem; }
.as-premium p { margin: 0; }
.as-premium-left { color: var(--muted); }
.as-premium-actions { display: flex; flex-wrap: wrap; gap: 8px; }
.as-draft { margin-bottom: 10px; }
.as-draft p { max-width: none; margin: 0; }
.as-draft-row { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.as-draft-title { display: flex; gap: 8px; }
.as-draft-title .icon { color: var(--primary); }
.as-draft progress { width: 100%; height: 6px; accent-color: var(--primary); }
.as-draft-field { color: var(--muted); font-size: 0.9375rem; }
.as-draft summary { min-height: 32px; padding: 4px 0; font-size: 0.9375rem; cursor: pointer; }
.as-draft ul { margin: 0 0 8px; padding-left: 22px; font-size: 0.9375rem; }
.as-panel, .as-sheet { border: 1px solid var(--divider); background: var(--paper); }
.as-panel {
  display: flex; flex-direction: column; height: clamp(380px, calc(100dvh - var(--top, 240px) - 12px), 600px); border-radius: 12px;
  box-shadow: var(--shadow); animation: as-beside var(--motion) ease-out;
}
.as-panel-head { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 6px 6px 6px 16px; border-bottom: 1px solid var(--divider); }
.as-panel-head h3 { margin: 0; font-size: 1.125rem; }
.as-panel-head h3:focus { outline: none; }
.as-panel-list { position: relative; flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 4px 16px 16px; }
.as-source { padding: 14px 0; border-bottom: 1px solid var(--divider); }
.as-source:last-child { border-bottom: 0; }
.as-source-chosen { margin: 8px -10px; padding: 12px 10px; border: 0; border-radius: 10px; background: var(--primary-soft); }
.as-source h4 { display: flex; gap: 10px; margin: 0 0 8px; font: 600 1.0625rem/1.35 var(--serif); }
.as-source-articles { margin: 0 0 10px; padding: 0; list-style: none; font-weight: 600; font-size: 0.9375rem; }
.as-source blockquote { margin: 0 0 12px; padding-left: 12px; border-left: 3px solid var(--line); }
.as-source-note { display: flex; gap: 8px; margin: 0 0 10px; font-size: 0.9375rem; }
.as-source-note .icon { margin-top: 2px; color: var(--info); }
.as-source-caution .icon { color: var(--warning); }
.as-source dl { margin: 0; color: var(--muted); font-size: 0.9375rem; }
.as-source-chosen dl { color: var(--ink); }
.as-source dl div { padding: 2px 0; }
.as-source dt, .as-source dd { display: inline; margin: 0; overflow-wrap: anywhere; }
.as-source dt::after { content: ' – '; }
.as-source-link { margin: 8px 0 0; }
.as-source-link a { display: inline-block; padding: 8px 0; }
.as-sheet {
  inset: auto 0 0; width: 100%; max-width: 640px; max-height: 82dvh; margin: 0 auto; padding: 0; border-radius: 16px 16px 0 0;
  animation: as-below var(--motion) ease-out;
}
.as-sheet[open] { display: flex; flex-direction: column; }
@keyframes as-below { from { transform: translateY(32px); opacity: 0; } }
@keyframes as-beside { from { transform: translateX(16px); opacity: 0; } }
@media (min-width: 860px) {
  .as-start { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 32px; align-items: start; }
  .as-start .as-examples { margin-top: 0; }
  .as-start .as-examples summary { padding-top: 0; min-height: 34px; }
}
@media (min-width: 1000px) {
  .as-with-panel { grid-template-columns: minmax(0, 1fr) 360px; }
  .as-scroll { padding: 20px 24px; }
  .as-foot { padding: 12px 16px; }
}
@media (max-width: 599px) {
  .as-wide-text {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .page:has(> [role='tabpanel'] > .as) { padding-top: 12px; }
  .page:has(> [role='tabpanel'] > .as) > h1 { margin-bottom: 2px; font-size: 1.375rem; }
  .page:has(> [role='tabpanel'] > .as) > p { margin-bottom: 4px; }
  .as-head h2 { font-size: 1rem; }
  .as-scroll { padding: 12px; }
  .as-hint { margin: 0; }
  .as-hint:has(.as-hint-count) { margin-top: 4px; }
  .as-send { padding-inline: 12px; }
  .as-premium-actions, .as-premium-actions .button { width: 100%; }
  .as-premium-text { flex-basis: 100%; }
}
`;
