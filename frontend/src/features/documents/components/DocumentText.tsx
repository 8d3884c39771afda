import { createElement, useMemo, type ReactNode } from 'react';
import { readHtml, type Piece } from '../model/html';

function show(piece: Piece, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, classes, align, children } = piece;
  const props = {
    key,
    className: classes.length > 0 ? classes.join(' ') : undefined,
    style: align === null ? undefined : { textAlign: align },
  };
  if (tag === 'br' || tag === 'hr') return createElement(tag, props);
  // Space between the parts of a table is not text of it.
  const inTable = tag === 'table' || tag === 'thead' || tag === 'tbody' || tag === 'tr';
  const shown = inTable
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  return createElement(tag, props, ...shown.map(show));
}

interface Props {
  html: string;
  language: string;
}

/** A document as a sheet of paper, white in both themes. Built from data, element by element: see `model/html`. */
export function DocumentText({ html, language }: Props) {
  const pieces = useMemo(() => readHtml(html), [html]);
  return (
    <div className="doc-sheet" lang={language}>
      {pieces.map(show)}
    </div>
  );
}
