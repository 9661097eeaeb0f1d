// Rules of this repository that oxlint does not have. `.oxlintrc.json` says where they hold.

const mostParameters = 4;

/** Constructors are exempt: their parameters are injected, and no caller has to remember the order. */
const isConstructor = ({ parent }) => parent.type === 'MethodDefinition' && parent.kind === 'constructor';

const parameters = {
  create: (context) => {
    const check = (node) => {
      if (node.params.length > mostParameters && !isConstructor(node))
        context.report({
          node,
          message: `Use an options object for more than ${mostParameters} parameters.`,
        });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

const enums = {
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      context.report({ node, message: 'Use a const list and a union type instead of an enum.' }),
  }),
};

export default { meta: { name: 'fieldpost' }, rules: { enums, parameters } };
