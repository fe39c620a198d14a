import ts from 'typescript';

/** The value of an expression of literal numbers and pi, such as `1 / 110`; null for any other. */
export function numberOf(node: ts.Expression): number | null {
  const expression = withoutTypes(node);
  if (ts.isNumericLiteral(expression)) return Number(expression.text);
  if (expression.getText() === 'Math.PI') return Math.PI;
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.MinusToken) {
    const value = numberOf(expression.operand);
    return value === null ? null : -value;
  }
  if (!ts.isBinaryExpression(expression)) return null;
  const [left, right] = [numberOf(expression.left), numberOf(expression.right)];
  return left === null || right === null ? null : computed(left, expression.operatorToken.kind, right);
}

/** The expression without parentheses, `as …` and `satisfies …`. */
export function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutTypes(node.expression)
    : node;
}

function computed(left: number, operator: ts.SyntaxKind, right: number): number | null {
  switch (operator) {
    case ts.SyntaxKind.PlusToken:
      return left + right;
    case ts.SyntaxKind.MinusToken:
      return left - right;
    case ts.SyntaxKind.AsteriskToken:
      return left * right;
    case ts.SyntaxKind.SlashToken:
      return left / right;
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return left ** right;
    default:
      return null;
  }
}
