import ts from 'typescript';
import { numberOf, withoutTypes } from './number-of.ts';

/** A named number of a module: a constant, or one number of a constant record or list. */
export interface Constant {
  /** `REACH`, `REACH.steps`, or `WEIGHTS[2]`. */
  readonly name: string;
  readonly value: number;
  /** Written without a decimal point: it moves in whole steps. */
  readonly isWhole: boolean;
  /** The place of its expression in the text. */
  readonly start: number;
  readonly end: number;
  /** The reason why it is not moved; null if it may move. */
  readonly fixed: string | null;
}

/** The tag of a doc comment that says why a number is not tuned: `@fixed the network's input`. It needs a reason. */
const TAG = 'fixed';
const NAMES_SOMETHING = 'whole numbers `as const` name something';

/** The numbers of the module's constants, in the order of the text. Numbers computed from other names are left out. */
export function findConstants(text: string): Constant[] {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if ((statement.declarationList.flags & ts.NodeFlags.Const) === 0) return [];
    return statement.declarationList.declarations.flatMap((declaration) => {
      if (!ts.isIdentifier(declaration.name) || !declaration.initializer) return [];
      const numbers = numbersIn(declaration.initializer, declaration.name.text, reasonOf(declaration));
      return namesSomething(declaration.initializer, numbers)
        ? numbers.map((number) => ({ ...number, fixed: number.fixed ?? NAMES_SOMETHING }))
        : numbers;
    });
  });
}

/** @param fixed the reason of the record or list around it. */
function numbersIn(node: ts.Expression, name: string, fixed: string | null): Constant[] {
  const expression = withoutTypes(node);
  const value = numberOf(expression);
  if (value !== null) {
    const isWhole = Number.isInteger(value) && !/[.e]/i.test(expression.getText());
    return [{ name, value, isWhole, start: expression.getStart(), end: expression.end, fixed }];
  }
  if (ts.isObjectLiteralExpression(expression)) {
    return expression.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? numbersIn(property.initializer, nameWithin(name, property.name), reasonOf(property) ?? fixed)
        : [],
    );
  }
  if (ts.isArrayLiteralExpression(expression)) {
    return expression.elements.flatMap((element, i) => numbersIn(element, `${name}[${i}]`, fixed));
  }
  return [];
}

const nameWithin = (name: string, property: ts.PropertyName): string =>
  ts.isIdentifier(property) ? `${name}.${property.text}` : `${name}[${property.getText()}]`;

function reasonOf(node: ts.Node): string | null {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === TAG);
  const reason = ts.getTextOfJSDocComment(tag?.comment)?.replace(/\s+/g, ' ').trim();
  return reason || null;
}

/** Whether these are numbers of faces, channels or states: different, whole and `as const`. */
function namesSomething(initializer: ts.Expression, numbers: readonly Constant[]): boolean {
  if (!ts.isAsExpression(initializer) || !ts.isConstTypeReference(initializer.type)) return false;
  const values = numbers.map(({ value }) => value);
  return (
    values.length > 1 &&
    new Set(values).size === values.length &&
    numbers.every(({ isWhole, value }) => isWhole && value >= -1)
  );
}
