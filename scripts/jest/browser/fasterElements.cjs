// Replaces slow parts of jsdom by others that do the same. The first two are replaced before jsdom's other modules are
// loaded, because those copy them.

/**
 * Loads a part of jsdom, for which it has no types.
 * @template T
 * @param {string} path
 * @returns {T}
 */
const partOfJsdom = (path) => /** @type {T} */ (require(`jsdom/lib/${path}`));

/** @type {{ asciiLowercase: (text: string) => string }} */
const strings = partOfJsdom('jsdom/living/helpers/strings.js');
const { asciiLowercase } = strings;

/** jsdom's own builds a list of all characters, for each name of an attribute that is read. */
strings.asciiLowercase = (text) => (/[A-Z]/.test(text) ? asciiLowercase(text) : text);

/**
 * @typedef {object} Styled
 * @property {CSSStyleDeclaration | null} declaration
 * @property {boolean} _settingCssText Whether style and attribute are being made equal.
 */
/** @type {{ implementation: { prototype: { _initElementCSSInlineStyle(this: Styled): void } } }} */
const { implementation: inlineStyle } = partOfJsdom(
  'jsdom/living/nodes/ElementCSSInlineStyle-impl.js',
);
const { _initElementCSSInlineStyle: createStyle } = inlineStyle.prototype;

/** jsdom creates the style of each element with the element, which takes a fifth of the time. Few are ever used. */
Object.defineProperties(inlineStyle.prototype, {
  _initElementCSSInlineStyle: {
    /** @this {Styled} */
    value() {
      this._settingCssText = false;
      this.declaration = null;
    },
  },
  _style: {
    /** @this {Styled} */
    get() {
      if (!this.declaration) {
        const { _settingCssText } = this;
        createStyle.call(this);
        this._settingCssText = _settingCssText;
      }
      return this.declaration;
    },
    /**
     * @this {Styled}
     * @param {CSSStyleDeclaration} declaration
     */
    set(declaration) {
      this.declaration = declaration;
    },
  },
});

// Loads all of jsdom.
partOfJsdom('api.js');

/** @typedef {{ length: number, item(index: number): object | null }} ListOfNodes */
/** @type {{ implForWrapper(list: object): ListOfNodes, wrapperForImpl(node: object | null): Node }} */
const wrappers = partOfJsdom('jsdom/living/generated/utils.js');
/** @type {{ create(global: object, options: [], parts: { nodes: object[] }): NodeList }} */
const nodeLists = partOfJsdom('jsdom/living/generated/NodeList.js');
/** @typedef {{ nodeType: number, _globalObject: object }} TreeNode */
/** @typedef {{ filter: (node: TreeNode) => boolean }} Filtered */
/** @type {{ domSymbolTree: { treeToArray(root: TreeNode, options: Filtered): TreeNode[] } }} */
const { domSymbolTree } = partOfJsdom('jsdom/living/helpers/internal-constants.js');

const ELEMENT = 1;
for (const kind of ['Element', 'Document', 'DocumentFragment']) {
  /** @type {{ implementation: { prototype: { querySelectorAll(this: TreeNode, selectors: string): object } } }} */
  const { implementation } = partOfJsdom(`jsdom/living/nodes/${kind}-impl.js`);
  const { querySelectorAll } = implementation.prototype;

  /** Finds all elements without the engine for selectors, which reads them one by one from a list that updates itself. */
  implementation.prototype.querySelectorAll = function select(selectors) {
    if (selectors !== '*') return querySelectorAll.call(this, selectors);
    const nodes = domSymbolTree.treeToArray(this, {
      filter: (node) => node !== this && node.nodeType === ELEMENT,
    });
    return nodeLists.create(this._globalObject, [], { nodes });
  };
}

/**
 * Lets the lists of a window be iterated without their proxies, which look each index up twice.
 * @param {Pick<typeof globalThis, 'NodeList' | 'HTMLCollection'>} window
 */
function iterateListsQuickly({ NodeList, HTMLCollection }) {
  for (const { prototype } of [NodeList, HTMLCollection]) {
    Object.defineProperty(prototype, Symbol.iterator, {
      configurable: true,
      writable: true,
      /** @this {NodeList | HTMLCollection} */
      *value() {
        const list = wrappers.implForWrapper(this);
        for (let i = 0; i < list.length; i++) yield wrappers.wrapperForImpl(list.item(i));
      },
    });
  }
}

module.exports = { iterateListsQuickly };
